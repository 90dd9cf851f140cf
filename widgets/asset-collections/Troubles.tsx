import { ApiError } from '#src/api/errors.ts';
import { assetErrorText } from '#src/assets/asset-error.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import styles from './asset-collections.module.css';
import type { VersionsProps } from './Versions.tsx';
import type en from './messages/en.json';
import type { Editing } from './useEditing.ts';

/** Fetched where two people have changed the same set. */
const LazyVersions = lazyComponent<VersionsProps>(async () => (await import('./Versions.tsx')).Versions);

interface Props {
  readonly editing: Editing;
  /** Files that a set takes. */
  readonly maximum: number;
  /** The visitor has decided, and the buttons go: takes the focus. */
  readonly onDecided: () => void;
}

/** Says why a change was not kept, with what can be done about it. */
export function Troubles({ editing, maximum, onDecided }: Props) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const shared = useSharedMessages();
  const decide =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      act(...values);
      onDecided();
    };
  const { failure, again, discard, theirs, both, set, choose } = editing;
  if (theirs && both)
    return (
      <div role="alert" className={styles['notice']}>
        <p>{t('changedElsewhere')}</p>
        <LazyVersions mine={set} theirs={theirs} both={both} maximum={maximum} onChoose={decide(choose)} />
      </div>
    );
  if (failure === undefined) return null;
  const isGone = failure instanceof ApiError && failure.status === 404;
  return (
    <div role="alert" className={styles['notice']}>
      <p>{`${t('notKept')} ${isGone ? t('gone') : assetErrorText(words, failure)}`}</p>
      <div className={styles['actions']}>
        <Button size="small" onClick={decide(again)}>
          {shared('tryAgain')}
        </Button>
        <Button look="stroke" size="small" onClick={decide(discard)}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}
