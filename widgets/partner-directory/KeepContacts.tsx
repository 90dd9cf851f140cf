import { useEffect, useState } from 'react';
import { download } from '#src/icon/glyphs.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import type { Partner } from '#src/partners/partner.schema.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyPart } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { keepContacts } from './keep-contacts.ts';
import type en from './messages/en.json';

interface Props {
  /** Those that are shown. */
  readonly partners: readonly Partner[];
  /** Of the file. */
  readonly name: string;
}

let keep: typeof keepContacts | undefined;

/** What writes the file is fetched once the button is there: the button itself stands from the beginning, so that nothing moves. */
const loadKeep = lazyPart(async () => {
  ({ keepContacts: keep } = await import('./keep-contacts.ts'));
});

/** Gives the visitor the contacts of the companies that are shown, as a CSV file. */
export function KeepContacts({ partners, name }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { wordFor } = useValueWords(true);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => void loadKeep(), []);

  const press = async () => {
    setMissing(!(await loadKeep()));
    const file = keep?.(partners, {
      name,
      labelOf: t,
      wordOf: (facet, value) => wordFor(facet, value) ?? value,
    });
    if (file) track({ event: 'download', clickText: file, dataLayer: { count: partners.length } });
  };
  return (
    <>
      <Button look="stroke" size="small" icon={download} onClick={() => void press()}>
        {t('keep', { count: partners.length })}
      </Button>
      {isMissing && <NotLoaded className={undefined} />}
    </>
  );
}
