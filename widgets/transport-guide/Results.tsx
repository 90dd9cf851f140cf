import { distanceText } from '#src/geo/distance.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { cityMode, type Network } from './network.ts';
import { Operators } from './Operators.tsx';
import styles from './transport-guide.module.css';
import { findHub, findWays, type Hub } from './ways.ts';
import { WayTables } from './WayTables.tsx';
import type { Place } from './widget.ts';

interface Props {
  readonly network: Network;
  readonly from: Place;
  readonly to: Place;
}

/** How one gets from one place to another; where that is not known, to the nearest place that helps, and who may know. */
export function Results({ network, from, to }: Props) {
  const t = useMessages<typeof en>();
  const ways = findWays(network, from.id, to.id);
  const count = ways.direct.length + ways.withChange.length;
  const isStay = from === to;
  const city = network.modes.get(cityMode);
  const hub = count > 0 || isStay ? undefined : findHub(network, from, to);
  const names = { from: from.label, to: to.label };
  const said = isStay
    ? [t('within', { place: to.label }), city && t('seeMode', { mode: city.label })]
    : [count > 0 ? t('found', { count, ...names }) : t('none', names)];

  return (
    <div className={styles['results']}>
      <p role="status" className={styles['said']}>
        {said.filter(Boolean).join(' ')}
      </p>
      <WayTables {...ways} />
      {hub && <AtHub network={network} hub={hub} from={from} to={to} />}
      {count === 0 && !isStay && <Advisers network={network} from={from} to={to} />}
    </div>
  );
}

interface AtHubProps extends Props {
  readonly hub: Hub;
}

/** The nearest place that stands in for start or destination, and the ways with it. */
function AtHub({ network, hub: { place, near, kilometres }, from, to }: AtHubProps) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { language } = usePage();
  const [missed, other] = near === 'to' ? [to, from] : [from, to];
  const ways = near === 'to' ? findWays(network, from.id, place.id) : findWays(network, place.id, to.id);
  const distance = distanceText(kilometres, language, format);
  return (
    <>
      <p>{t('nearTo', { place: missed.label, other: other.label, hub: place.label, distance })}</p>
      <WayTables {...ways} />
    </>
  );
}

/** The operators of the modes that start or destination have, else of all between places. */
function Advisers({ network, from, to }: Props) {
  const t = useMessages<typeof en>();
  const between = [...network.modes.values()].filter(({ id }) => id !== cityMode);
  const steps = [...network.steps.values()].flat();
  const there = between.filter((mode) =>
    steps.some(
      (step) => step.mode === mode && [step.from, step.to].some((end) => end === from || end === to),
    ),
  );
  const operators = (there.length > 0 ? there : between).flatMap((mode) => mode.operators);
  if (operators.length === 0) return null;
  return (
    <>
      <p>{t('askOperators')}</p>
      <Operators operators={operators} />
    </>
  );
}
