import { useState } from 'react';
import { copy as copyGlyph } from '#src/icon/glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { copyText } from './copy.ts';
import { useOutputMessages } from './messages.ts';

/** Fetched where the browser refuses to copy. */
const LazyCopyField = lazyComponent(async () => (await import('./CopyField.tsx')).CopyField);

interface Props {
  /** What is copied, or what reads it at the press; its lines may be several. */
  readonly text: string | (() => string);
  /** Names the field that the text stands in where the browser refuses to copy. */
  readonly label: string;
  /** Called when the text is on the clipboard. */
  readonly onCopied?: () => void;
}

/** Copies a text and says so. Where the browser refuses, a field has the text on one line, selected. */
export function CopyButton({ text, label, onCopied }: Props) {
  const t = useOutputMessages();
  const [isCopied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string>();
  const copy = async () => {
    const now = typeof text === 'string' ? text : text();
    const isDone = await copyText(now);
    setCopied(isDone);
    setRefused(isDone ? undefined : now);
    if (isDone) onCopied?.();
  };
  return (
    <>
      <Button look="stroke" size="small" icon={copyGlyph} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <p role="status">{isCopied ? t('copied') : ''}</p>
      {refused !== undefined && <LazyCopyField label={label} text={refused.replaceAll('\n', ' · ')} />}
    </>
  );
}
