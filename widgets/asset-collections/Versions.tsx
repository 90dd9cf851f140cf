import type { Asset, Collection } from '#src/assets/asset.schema.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-collections.module.css';
import type en from './messages/en.json';
import type { Choice } from './useEditing.ts';
import { countOf, onlyIn } from './merge.ts';

export interface VersionsProps {
  /** The set as the visitor has it. */
  readonly mine: Collection;
  /** The set as it is now. */
  readonly theirs: Collection;
  /** What is in either. */
  readonly both: Collection;
  /** Files that a set takes. */
  readonly maximum: number;
  readonly onChoose: (choice: Choice) => void;
}

/** Two versions of a set beside each other, and what can become of them. */
export function Versions({ mine, theirs, both, maximum, onChoose }: VersionsProps) {
  const t = useMessages<typeof en>();
  const count = countOf(both);
  const hasRoom = count <= maximum;
  return (
    <>
      <div className={styles['versions']}>
        <Version title={t('mine')} set={mine} only={onlyIn(mine.items, theirs.items)} />
        <Version title={t('theirs')} set={theirs} only={onlyIn(theirs.items, mine.items)} />
      </div>
      {!hasRoom && <p>{t('bothTooMany', { count, maximum })}</p>}
      <div className={styles['actions']}>
        {hasRoom && (
          <Button size="small" onClick={() => onChoose('both')}>
            {t('takeBoth')}
          </Button>
        )}
        <Button look="stroke" size="small" onClick={() => onChoose('mine')}>
          {t('takeMine')}
        </Button>
        <Button look="stroke" size="small" onClick={() => onChoose('theirs')}>
          {t('takeTheirs')}
        </Button>
      </div>
    </>
  );
}

interface VersionProps {
  readonly title: string;
  readonly set: Collection;
  /** Files that the other version has not. */
  readonly only: readonly Asset[];
}

function Version({ title, set, only }: VersionProps) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const { name, description } = set;
  return (
    <div className={styles['version']}>
      <Heading level={level} look="h4">
        {title}
      </Heading>
      <p className={styles['strong']}>
        <bdi>{name}</bdi>
      </p>
      {description && (
        <p className={styles['note']}>
          <bdi>{description}</bdi>
        </p>
      )}
      <p>{t('files', { count: countOf(set) })}</p>
      {only.length > 0 && (
        <>
          <p className={styles['quiet']}>{t('onlyHere')}</p>
          <ul className={styles['steps']}>
            {only.map(({ id, title: file }) => (
              <li key={id}>
                <bdi>{file}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
