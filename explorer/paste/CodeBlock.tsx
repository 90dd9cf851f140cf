import { useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words.ts';
import words from './words.json' with { type: 'json' };

/** What scrolls can be reached by keyboard. */
const ownStop = { tabIndex: 0 } as const;

interface Props {
  readonly title: string;
  /** What it is for, in a line. */
  readonly about: string;
  /** What the button is called: it says what is copied, since there are several. */
  readonly copy: string;
  readonly code: string;
  /** Stands between the line and the code. */
  readonly children?: ReactNode;
}

/** A text to be pasted elsewhere, with the button that copies it. */
export function CodeBlock({ title, about, copy, code, children }: Props) {
  const t = useWords(words);
  const headingId = useId();
  const text = useRef<HTMLPreElement>(null);
  // Of the text as it was: a later one is not in the clipboard.
  const [tried, setTried] = useState<{ readonly code: string; readonly isCopied: boolean }>();

  const press = async () => {
    setTried(undefined);
    const isCopied = await copyText(code);
    setTried({ code, isCopied });
    if (!isCopied) select(text.current);
  };

  return (
    <section className="ex-paste-block" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <p className="ex-hint">{about}</p>
      {children}
      <pre ref={text} className="ex-code" role="region" aria-label={t('code', { name: title })} {...ownStop}>
        <code dir="ltr" translate="no">
          {code}
        </code>
      </pre>
      <div className="ex-paste-actions">
        <button type="button" className="ex-button" onClick={() => void press()}>
          {copy}
        </button>
        <p className="ex-paste-status" role="status">
          {tried?.code === code && t(tried.isCopied ? 'copied' : 'notCopied')}
        </p>
      </div>
    </section>
  );
}

/** @returns whether the browser has taken it: it refuses where a page is not served safely, or a visitor has said so */
async function copyText(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    return false;
  }
}

/** Selects what an element holds and takes the focus there, so that the keys for copying work at once. */
function select(element: HTMLElement | null): void {
  if (!element) return;
  element.focus();
  document.getSelection()?.selectAllChildren(element);
}
