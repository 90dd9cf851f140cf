import { useState } from 'react';
import { followAfter } from '#src/analytics/navigation.ts';
import type { ConsentCategory } from '#src/consent/consent.ts';
import { safeHref } from '#src/text/safe-link.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { Answers, Labels } from './answers.ts';
import type { Category } from './categories.ts';
import type en from './messages/en.json';
import styles from './settings.module.css';

interface Props {
  readonly categories: readonly Category[];
  /** What the visitor has allowed so far. */
  readonly allowed: readonly ConsentCategory[];
  readonly policyLink: string | undefined;
  readonly labels: Labels;
  readonly answers: Answers;
  readonly onClose: () => void;
}

/** A switch for each category. Nothing is answered until a button at the foot is pressed. */
export function Settings({ categories, allowed, policyLink, labels, answers, onClose }: Props) {
  const t = useMessages<typeof en>();
  const [chosen, setChosen] = useState<ReadonlySet<ConsentCategory>>(() => new Set(allowed));
  const isOn = ({ key, isFixed }: Category) => isFixed || chosen.has(key);
  const set = (key: ConsentCategory, isToBeOn: boolean) => {
    const next = new Set(chosen);
    if (isToBeOn) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  const page = usePage();
  const track = useTrack();
  const policy = policyLink === undefined ? undefined : safeHref(policyLink, page.url);
  const leadToPolicy =
    policy &&
    (() => {
      onClose();
      followAfter(policy, (eventCallback) =>
        track({ event: 'nav_click', clickText: t('policy'), link: policy, eventCallback }),
      );
    });
  const save = () => answers.save(categories.filter(isOn).map(({ key }) => key));
  return (
    <Dialog
      title={labels.settings}
      onClose={onClose}
      onUnseen={leadToPolicy || undefined}
      actions={
        <>
          <Button look="stroke" size="small" onClick={answers.rejectAll}>
            {labels.reject}
          </Button>
          <Button look="stroke" size="small" onClick={answers.acceptAll}>
            {labels.accept}
          </Button>
          <Button size="small" onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      {policyLink && (
        <Link
          className={styles['policy']}
          href={policyLink}
          event={{ event: 'nav_click', clickText: t('policy') }}
        >
          {t('policy')}
        </Link>
      )}
      <ul className={styles['categories']} role="list">
        {categories.map((category) => (
          <li key={category.key}>
            <Switch
              label={category.label || t(category.key)}
              description={category.description || t(`${category.key}Text`)}
              note={category.isFixed ? t('alwaysOn') : undefined}
              isOn={isOn(category)}
              isFixed={category.isFixed}
              onChange={(isToBeOn) => set(category.key, isToBeOn)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
