import { useEffect, useState } from 'react';
import { alerts } from '#src/alert/store.ts';
import { share as shareGlyph } from '#src/icon/glyphs.ts';
import { shareOrCopy } from '#src/outputs/share-or-copy.ts';
import { pageAddress } from '#src/page/history.ts';
import { planAddress } from '#src/planner/plan-link.ts';
import type { Plan } from '#src/planner/plan.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import styles from './itinerary-planner.module.css';

const LazyCopyField = lazyComponent(async () => (await import('#src/outputs/CopyField.tsx')).CopyField);

type Made = Awaited<ReturnType<typeof planAddress>>;

interface Props {
  readonly plan: Plan;
  readonly title: string;
}

/** Hands a link with the plan in it to the device's own list, else copies it. */
export function SharePlan({ plan, title }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  // A press must be answered at once, and packing takes a moment: the link is ready before.
  const [made, setMade] = useState<Made>();
  const [said, setSaid] = useState<'linkTooLong' | 'linkNotMade'>();
  const [refused, setRefused] = useState<string>();

  useEffect(() => {
    let isOver = false;
    void planAddress(pageAddress().href, plan).then((next) => {
      if (!isOver) setMade(next);
    });
    return () => {
      isOver = true;
    };
  }, [plan]);

  const share = async () => {
    setRefused(undefined);
    setSaid(undefined);
    if (!made) return;
    if ('refused' in made) {
      setSaid(made.refused === 'long' ? 'linkTooLong' : 'linkNotMade');
      return;
    }
    const url = made.address;
    // What is planned is the visitor's own affair: the event has the page alone.
    track({ event: 'share', clickText: t('share'), link: pageAddress().pathname });
    const outcome = await shareOrCopy({ title, url });
    if (outcome === 'copied') alerts.raise({ type: 'success', description: t('linkCopied') });
    if (outcome === 'refused') setRefused(url);
  };
  return (
    <>
      <Button look="stroke" size="small" icon={shareGlyph} onClick={() => void share()}>
        {t('share')}
      </Button>
      <div role="status" className={styles['said']}>
        {said && <p>{t(said)}</p>}
      </div>
      {refused !== undefined && <LazyCopyField label={t('link')} text={refused} />}
    </>
  );
}
