import { useEffect, useState } from 'react';
import type { WriteRichText } from '../../cms/templates/fallback.ts';
import { loadSanitiser } from '#src/rich-text/sanitise.ts';

const nothing: WriteRichText = () => '';

/**
 * Writes authors' HTML as it may stand in anybody's page: a configuration may have come with an address that somebody has
 * sent. Until the sanitiser is there, and where it does not come, rich text is left out.
 */
export function useRichText(): WriteRichText {
  const [write, setWrite] = useState<WriteRichText>(() => nothing);
  useEffect(() => {
    let isWanted = true;
    loadSanitiser().then(
      (sanitiser) => {
        if (isWanted) setWrite(() => (html: string) => String(sanitiser.html(html, location.href)));
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return write;
}
