import { termsQuery } from '#src/access/access-queries.ts';
import { Gate } from '#src/access/Gate.tsx';
import { GatedSlot } from '#src/access/GatedSlot.tsx';
import { usePermission } from '#src/access/usePermission.ts';
import { Section } from '#src/section/Section.tsx';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './access-gate.module.css';
import type { AreaProps } from './area-props.ts';
import { Closed } from './Closed.tsx';
import type en from './messages/en.json';
import { stateOf } from './state.ts';
import { useRedirect } from './useRedirect.ts';
import { WayIn } from './WayIn.tsx';

/** Seconds between two questions at least. */
const leastRecheck = 10;

/** What is asked again, and when: never while the tab is hidden, and as it comes back where that is overdue. */
function repeatedAfter(seconds: number) {
  if (seconds === 0) return {};
  const interval = Math.max(leastRecheck, seconds) * 1000;
  return {
    refetchInterval: interval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: interval,
  };
}

/** The area for whoever has access, and nothing else; for others why they have none, and the way to it. */
export function Area({ config, areaPage }: AreaProps) {
  const t = useMessages<typeof en>();
  const { user } = useUser();
  const query = termsQuery(useApi(), user);
  const permission = usePermission({ ...query, ...repeatedAfter(config.recheckSeconds) }, user !== null);
  const { answer, isLeft, place } = permission;
  const state = answer && stateOf(answer, config);
  const isOpen = state === 'granted';
  useRedirect(isOpen ? areaPage : undefined);
  return (
    <Gate
      isOpen={isOpen}
      isLeft={isLeft}
      place={place}
      closed={
        <Section config={config} label={t('label')} head={{ space: 'close' }} className={styles['section']}>
          <Closed config={config} state={isOpen ? undefined : state} permission={permission} />
        </Section>
      }
    >
      {config.slotId ? <GatedSlot id={config.slotId} /> : <WayIn config={config} areaPage={areaPage} />}
    </Gate>
  );
}
