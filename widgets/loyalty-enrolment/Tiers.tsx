import { useProfileStatus } from '#src/account/useProfileStatus.ts';
import { check } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './loyalty-enrolment.module.css';
import type en from './messages/en.json';
import type { Tier } from './tiers.ts';

/** What each tier gives and from how many points on; the member's own is marked. */
export function Tiers({ tiers }: { readonly tiers: readonly Tier[] }) {
  const t = useMessages<typeof en>();
  const { status } = useProfileStatus();
  const own = status?.loyalty?.state === 'enrolled' ? status.loyalty.tier : undefined;
  return (
    <table className={styles['tiers']}>
      <caption>{t('tiers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tier')}</th>
          <th scope="col">{t('benefits')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ key, label, minPoints, benefits }) => (
          <tr key={key} data-current={key === own ? '' : undefined}>
            <th scope="row">
              <span className={styles['tierName']} dir="auto">
                {label || key}
              </span>
              <span className={styles['quiet']}>
                {minPoints > 0 ? t('fromPoints', { count: minPoints }) : t('fromStart')}
              </span>
              {key === own && <span className={styles['mark']}>{t('yourTier')}</span>}
            </th>
            <td>
              <ul role="list">
                {[...new Set(benefits)].map((benefit) => (
                  <li key={benefit}>
                    <Icon glyph={check} size={16} />
                    <span dir="auto">{benefit}</span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
