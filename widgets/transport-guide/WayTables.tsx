import { distanceText } from '#src/geo/distance.ts';
import { durationText } from '#src/i18n/duration.ts';
import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { AuthorsIcon } from '#src/remote-icon/AuthorsIcon.tsx';
import { toJson } from '#src/text/json.ts';
import { Link } from '#src/ui/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Step } from './network.ts';
import styles from './transport-guide.module.css';
import { fareOf, kilometresOf, minutesOf, type Way, type Ways } from './ways.ts';

/** Ways in tables: those without a change, and those with one. */
export const WayTables = ({ direct, withChange }: Ways) => (
  <>
    {direct.length > 0 && <WayTable kind="direct" ways={direct} />}
    {withChange.length > 0 && <WayTable kind="withChange" ways={withChange} />}
  </>
);

interface TableProps {
  readonly kind: keyof Ways;
  readonly ways: readonly Way[];
}

function WayTable({ kind, ways }: TableProps) {
  const t = useMessages<typeof en>();
  return (
    <table className={styles['ways']}>
      <caption>{t(kind)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('how')}</th>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('fare')}</th>
        </tr>
      </thead>
      <tbody>
        {ways.map((way) => (
          <WayRow key={toJson(way.map(({ leg }) => leg))} way={way} />
        ))}
      </tbody>
    </table>
  );
}

function WayRow({ way }: { readonly way: Way }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { language } = usePage();
  const [first, second] = way;
  const kilometres = kilometresOf(way);
  const fare = fareOf(way);
  const links = way.filter(({ leg }) => leg.ctaLink !== undefined);
  return (
    <tr>
      <th scope="row">
        <div className={styles['steps']}>
          {way.map((step) => (
            <StepText key={step.from.id} step={step} isPart={second !== undefined} />
          ))}
        </div>
      </th>
      <td>
        <p className={styles['strong']}>{durationText(minutesOf(way), format)}</p>
        {second && <p className={styles['quiet']}>{t('change', { place: first.to.label })}</p>}
        {kilometres !== undefined && (
          <p className={styles['quiet']}>{distanceText(kilometres, language, format)}</p>
        )}
      </td>
      <td>
        {fare ? (
          <p className={styles['strong']}>
            {t('fareFrom', {
              price: format.currency(fare.amount, fare.currency, { currencyDisplay: 'code' }),
            })}
          </p>
        ) : (
          <p className={styles['quiet']}>{t('noFare')}</p>
        )}
        {links.map((step) => (
          <Tickets key={step.from.id} step={step} />
        ))}
      </td>
    </tr>
  );
}

/** @param isPart whether it is one of two, so that it says from where to where */
function StepText({ step, isPart }: { readonly step: Step; readonly isPart: boolean }) {
  const { mode, leg, from, to } = step;
  const t = useMessages<typeof en>();
  const format = useFormat();
  return (
    <div className={styles['step']}>
      {mode.iconName && <AuthorsIcon name={mode.iconName} size={20} />}
      <div>
        <p className={styles['strong']}>{mode.label}</p>
        {isPart && (
          <p className={styles['route']}>
            <span className={styles['arrowed']} aria-hidden="true">
              <span>{from.label}</span>
              <Icon glyph={arrow} size={16} />
              <span>{to.label}</span>
            </span>
            <VisuallyHidden>{t('pair', { from: from.label, to: to.label })}</VisuallyHidden>
          </p>
        )}
        {isPart && <p className={styles['quiet']}>{durationText(leg.minutes, format)}</p>}
        {leg.frequency && <p className={styles['quiet']}>{leg.frequency}</p>}
      </div>
    </div>
  );
}

/** Where timetable and tickets of a step are; named with its mode and places. */
function Tickets({ step: { mode, leg, from, to } }: { readonly step: Step }) {
  const t = useMessages<typeof en>();
  const pair = t('pair', { from: from.label, to: to.label });
  return (
    <Link
      className={styles['link']}
      href={leg.ctaLink}
      opensNewWindow
      event={{ event: 'cta_click', clickText: `${mode.id} ${from.id} ${to.id}` }}
    >
      <span>{t('tickets')}</span>
      <VisuallyHidden>{`: ${mode.label}, ${pair}`}</VisuallyHidden>
    </Link>
  );
}
