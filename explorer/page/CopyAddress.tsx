import { useState } from 'react';
import { useWords } from '../words.ts';
import words from './words.json';

/** Copies the address of the page, which holds the configuration. */
export function CopyAddress() {
  const t = useWords(words);
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setSaid(t('linkCopied')),
      () => setSaid(t('linkInAddress')),
    );
  return (
    <>
      <button type="button" className="ex-button" onClick={() => void copy()}>
        {t('copyLink')}
      </button>
      <span className="ex-hint" role="status">
        {said}
      </span>
    </>
  );
}
