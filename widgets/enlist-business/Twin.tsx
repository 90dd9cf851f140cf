import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#src/api/user.ts';
import { useEngine } from '#src/forms/engine.ts';
import { useFormValue } from '#src/forms/useFormValue.ts';
import { textsIn } from '#src/forms/values.ts';
import { listing } from '#src/partners/partner-endpoints.ts';
import { listingAnswer } from '#src/partners/partner.schema.ts';
import { profileHref } from '#src/partners/profile-href.ts';
import { personalKey } from '#src/session/queries.ts';
import { useApi, type Api } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { Link } from '#src/ui/Link.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './enlist-business.module.css';
import type en from './messages/en.json';

interface Props {
  readonly language: 'ar' | 'en';
  /** The entry that is changed, which is no twin of itself. */
  readonly companyId: string | undefined;
  readonly profilePath: string | undefined;
}

/** Ms without a key after which the directory is asked. */
const pause = 600;

/** Names as they are compared: without case and doubled blanks. */
const folded = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Companies of a name, in the language of that name (D2). */
const namesakesQuery = (api: Api, user: User | null, language: 'ar' | 'en', name: string) =>
  queryOptions({
    queryKey: personalKey(user, 'namesakes', language, name),
    queryFn: async ({ signal }) => {
      const call = listing(language, { query: name, limit: 5 });
      const { data } = await api.fetchJson(call, listingAnswer, { signal });
      return data.filter(({ companyName }) => folded(companyName) === folded(name));
    },
    enabled: name.length > 1 && api.page.cmsMode !== 'author',
    retry: false,
  });

/** Says below a name that the directory has a company of it already; whether it is the same one nobody here knows. */
export function Twin({ language, companyId, profilePath }: Props) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const { user } = useUser();
  const { form, fields } = useEngine();
  const key = fields.find(({ name }) => name === `names.${language}`)?.key ?? '';
  const typed = useFormValue(form, (values) => textsIn(values[key]).join('').trim(), '');
  const [asked, ask] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => ask(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [] } = useQuery(namesakesQuery(api, user, language, asked));
  const twin = asked === typed ? data.find((other) => other.companyId !== companyId) : undefined;
  return (
    <div role="status">
      {twin && (
        <div className={styles['twin']}>
          <p>{t('twin')}</p>
          {profilePath && (
            <Link
              className={styles['link']}
              href={profileHref(profilePath, twin.companyId)}
              opensNewWindow
              event={{ event: 'cta_click', clickText: t('openEntry') }}
            >
              <span>{t('openEntry')}</span>
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
