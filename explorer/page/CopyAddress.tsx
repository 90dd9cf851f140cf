import { useState } from 'react';
import { useWords } from '../words.ts';
import words from './words.json';

/** Copies the address of the page, which holds the configuration. A part of the author's own page is nobody else's. */
export function CopyAddress() {
  const t = useWords(words);
  const [said, setSaid] = useState('');
  const copy = () => {
    const address = new URL(location.href);
    address.searchParams.delete('part');
    return navigator.clipboard.writeText(address.href).then(
      () => setSaid(t('linkCopied')),
      () => setSaid(t('linkInAddress')),
    );
  };
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
