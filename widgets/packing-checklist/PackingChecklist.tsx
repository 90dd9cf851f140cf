import { useMemo, useRef } from 'react';
import { PrintButton } from '#src/outputs/PrintButton.tsx';
import { Section } from '#src/section/Section.tsx';
import { RadioTiles } from '#src/ui/RadioTiles.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { Groups } from './Groups.tsx';
import { ListHead } from './ListHead.tsx';
import { toLists, type List } from './lists.ts';
import type en from './messages/en.json';
import { OwnItems } from './OwnItems.tsx';
import styles from './packing-checklist.module.css';
import { Progress } from './Progress.tsx';
import { Reset } from './Reset.tsx';
import { usePacking, type KeptList } from './usePacking.ts';
import type widget from './widget.ts';

/** What to pack for each kind of trip: visitors tick, add items of their own, print, and find it again in this browser. */
export function PackingChecklist({ config }: WidgetProps<typeof widget>) {
  const { allowCustom, allowPrint } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const frame = useRef<HTMLElement>(null);
  const hasBegun = useRef(false);
  const lists = useMemo(() => toLists(config.lists), [config.lists]);
  const packing = usePacking();
  const list = lists.find(({ key }) => key === packing.chosen) ?? lists[0];
  if (!list) return null;

  const kept = packing.of(list.key);
  const own = allowCustom ? kept.own : [];
  const state = progressOf(list, { ...kept, own });
  const change = (how: (kept: KeptList) => Partial<KeptList>) => {
    if (!hasBegun.current) track({ event: 'form_start' });
    hasBegun.current = true;
    const next = packing.change(list.key, how);
    const { done, count } = progressOf(list, allowCustom ? next : { ...next, own });
    if (done === count && state.done < state.count) track({ event: 'form_submit', clickText: list.label });
  };

  return (
    <Section
      ref={frame}
      config={config}
      label={t('label')}
      className={styles['section']}
      columns={{
        side: styles['side'],
        main: styles['main'],
        belowHead: (
          <>
            {lists.length > 1 && (
              <RadioTiles
                legend={t('kinds')}
                tiles={lists.map(({ key, label, season, purpose }) => ({
                  key,
                  label,
                  note: `${t(purpose)} · ${t(season)}`,
                }))}
                chosen={list.key}
                onChoose={packing.choose}
              />
            )}
            <Progress {...state} />
            {!packing.isStored && (
              <p role="status" className={styles['notKept']}>
                {t('notKept')}
              </p>
            )}
          </>
        ),
      }}
    >
      <ListHead list={list} />
      <div className={styles['groups']}>
        <Groups
          list={list}
          packed={kept.packed}
          onTick={(key, isPacked) =>
            change(({ packed }) => ({
              packed: [...packed.filter((other) => other !== key), ...(isPacked ? [key] : [])],
            }))
          }
        />
        {allowCustom && <OwnItems key={list.key} items={own} onChange={change} />}
      </div>
      <div className={styles['actions']}>
        {allowPrint && <PrintButton part={frame}>{t('print')}</PrintButton>}
        <Reset label={list.label} onReset={() => packing.change(list.key, () => ({ packed: [], own: [] }))} />
      </div>
    </Section>
  );
}

/** How much of a list is packed. What is remembered of items that the list no longer has does not count. */
function progressOf({ groups }: List, { packed, own }: KeptList) {
  const items = groups.flatMap((group) => group.items);
  const left = items.filter(({ key }) => !packed.includes(key));
  const ownDone = own.filter(({ isPacked }) => isPacked).length;
  return {
    done: items.length - left.length + ownDone,
    count: items.length + own.length,
    essentials: left.filter(({ required }) => required).length,
  };
}
