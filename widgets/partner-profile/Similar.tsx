import { useQuery } from '@tanstack/react-query';
import { listingQuery } from '#src/partners/partner-queries.ts';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { PartnerCard } from '#src/partners/PartnerCard.tsx';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './partner-profile.module.css';
import { profileBeside } from './useCompanyId.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly idFrom: Config['idFrom'];
  readonly entry: PartnerEntry;
}

/** Those that are shown, and those that are asked for: the listing may know nothing of kinds. */
const most = 3;
const asked = 15;

/** Companies of the same kind (D2), those of the same city and region first; nothing while there are none, nor on one's own page. */
export function Similar({ idFrom, entry }: Props) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const level = useHeadingLevel();
  const { user } = useUser();
  const { category, city, region, companyId } = entry;
  const query = listingQuery(api, user, { category, limit: asked });
  const isWanted = user !== null && category !== '' && idFrom !== 'own' && query.enabled === true;
  const { data } = useQuery(useAfterHydration({ ...query, enabled: isWanted }));
  if (!isWanted || !data) return null;
  const distance = (other: { readonly city: string; readonly region: string }) =>
    other.city === city ? 0 : other.region === region ? 1 : 2;
  const others = data.data
    .filter((other) => other.category === category && other.companyId !== companyId)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most);
  if (others.length === 0) return null;
  return (
    <div className={styles['similar']}>
      <Heading level={level} look="h3">
        {t('similar')}
      </Heading>
      <ul className={styles['cards']} role="list">
        {others.map((partner, index) => (
          <li key={partner.companyId}>
            <PartnerCard
              partner={partner}
              href={profileBeside(idFrom, partner.companyId)}
              level={levelBelow(level)}
              position={index + 1}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
