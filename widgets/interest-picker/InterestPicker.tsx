import { useState } from 'react';
import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { Choices } from './Choices.tsx';
import { Skipped } from './Skipped.tsx';
import type widget from './widget.ts';

/** Lets visitors choose the interests by which the site shows them things. */
export function InterestPicker({ config }: WidgetProps<typeof widget>) {
  const [isSkipped, setSkipped] = useState(false);
  const [wasSkipped, setWasSkipped] = useState(false);
  const skip = (skips: boolean) => {
    setSkipped(skips);
    setWasSkipped(true);
  };
  return (
    <Section config={config}>
      {isSkipped ? (
        <Skipped onReturn={() => skip(false)} />
      ) : (
        <Choices config={config} takesFocus={wasSkipped} onSkip={() => skip(true)} />
      )}
    </Section>
  );
}
