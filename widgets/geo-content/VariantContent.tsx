import type { ComponentProps } from 'react';
import { RichText } from '#src/rich-text/RichText.tsx';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { Slot } from '#src/slots/Slot.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import styles from './geo-content.module.css';
import type { Variant } from './widget.ts';

/** A variant with a key of its own, and the element of the page that it shows. */
export interface Entry {
  readonly key: string;
  readonly item: Variant;
  readonly slotId: string | undefined;
}

interface Props extends Pick<ComponentProps<typeof Slot>, 'onRefused' | 'onTaken'> {
  readonly entry: Entry;
  /** Whether its element can be had; where it cannot, there is its text. */
  readonly hasSlot: boolean;
}

/** What a variant shows: an element of the page or a text, and a button. */
export function VariantContent({ entry: { item, slotId }, hasSlot, ...slot }: Props) {
  const headingLevel = useHeadingLevel();
  return (
    <div className={styles['content']}>
      {slotId && hasSlot ? (
        <Slot id={slotId} {...slot} />
      ) : (
        <RichText html={item.html} headingLevel={headingLevel} />
      )}
      {item.ctaLabel && (
        <div>
          <CtaButton cta={item} event="item_click" />
        </div>
      )}
    </div>
  );
}
