import { useState } from 'react';
import type { Config } from '../data.ts';
import { usePacked } from '../usePacked.ts';
import { useWords } from '../words.ts';
import { packConfig } from './address.ts';
import words from './words.json';

interface Props {
  /** The configuration that the address is to hold; undefined for that of the example which it names. */
  readonly config: Config | undefined;
}

/** Copies the address of the page with the configuration. A part of the author's own page is nobody else's. */
export function CopyAddress({ config }: Props) {
  const t = useWords(words);
  const [said, setSaid] = useState('');
  const hash = usePacked(config, packConfig);

  const copy = () => {
    const address = new URL(location.href);
    address.searchParams.delete('part');
    address.hash = hash;
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
