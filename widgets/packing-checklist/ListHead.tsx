import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { List } from './lists.ts';
import type en from './messages/en.json';
import styles from './packing-checklist.module.css';

/** For what trip the list is. */
export function ListHead({ list: { label, season, purpose } }: { readonly list: List }) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['listHead']}>
      <Heading level={useHeadingLevel()} look="h3">
        {label}
      </Heading>
      <p>{`${t(purpose)} · ${t(season)}`}</p>
    </div>
  );
}
