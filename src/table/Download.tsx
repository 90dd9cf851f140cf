import { useEffect, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { lazyPart } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { usePage } from '#src/widget/context.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { CsvColumn } from './csv-of-rows.ts';
import type { keepRows } from './keep-rows.ts';
import { useTableMessages } from './messages.ts';
import styles from './table.module.css';
import type { Row } from './values.ts';

interface Props {
  /** Of the table. */
  readonly name: string;
  readonly columns: readonly CsvColumn[];
  /** In their order. */
  readonly rows: readonly Row[];
}

let keep: typeof keepRows | undefined;

/** What writes the file is fetched once the button is there: the button itself stands from the beginning, so that nothing moves. */
const loadKeep = lazyPart(async () => {
  ({ keepRows: keep } = await import('./keep-rows.ts'));
});

/** Gives a visitor the rows as a CSV file. */
export function Download({ name, columns, rows }: Props) {
  const t = useTableMessages();
  const track = useTrack();
  const { timeZone } = usePage().site;
  const [isMissing, setMissing] = useState(false);
  useEffect(() => void loadKeep(), []);

  const download = async () => {
    setMissing(!(await loadKeep()));
    const file = keep?.(name, columns, rows, timeZone);
    if (file !== undefined) track({ event: 'download', clickText: file, dataLayer: { count: rows.length } });
  };
  return (
    <>
      <Button look="stroke" size="small" onClick={() => void download()}>
        {t('download')}
      </Button>
      {isMissing && <NotLoaded className={styles['fault']} />}
    </>
  );
}
