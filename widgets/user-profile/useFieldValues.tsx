import { useMemo, type ReactNode } from 'react';
import type { ProfileStatus } from '#src/account/account.schema.ts';
import type { User } from '#src/api/user.ts';
import { countryName } from '#src/countries/names.ts';
import { dictionaryQuery } from '#src/account/dictionary-queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { nativeNameOf } from '#src/i18n/native-name.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import styles from './user-profile.module.css';
import type { FieldName } from './widget.ts';

/** What of a profile the site keeps; empty where the visitor has not said. */
export const rawValue = (name: FieldName, user: User, status: ProfileStatus | undefined): string => {
  switch (name) {
    case 'interests':
      return user.interests.join(',');
    case 'company':
      return user.company?.companyName ?? '';
    case 'phone':
    case 'country':
    case 'language':
    case 'birthYear':
      return String(status?.profile[name] ?? '');
    default:
      return user[name];
  }
};

/** Gives what visitors read of a field; undefined where nothing is filled in. */
export function useFieldValues(
  user: User,
  status: ProfileStatus | undefined,
): (name: FieldName) => ReactNode | undefined {
  const { language, cmsMode } = usePage();
  const format = useFormat();
  const api = useApi();
  const hasInterests = user.interests.length > 0 && cmsMode !== 'author';
  const query = useMemo(() => ({ ...dictionaryQuery(api), gcTime: Infinity }), [api]);
  const words = useCachedQuery(query, hasInterests)?.data ?? {};
  return (name) => {
    const value = rawValue(name, user, status);
    if (!value) return undefined;
    switch (name) {
      case 'interests':
        return (
          <ul role="list" className={styles['interests']}>
            {user.interests.map((key) => (
              <li key={key}>{Object.hasOwn(words, key) ? words[key] : key}</li>
            ))}
          </ul>
        );
      case 'country':
        return /^[A-Z]{2}$/.test(value) ? countryName(value, language) : value;
      case 'language':
        return <span lang={value}>{nativeNameOf(value)}</span>;
      case 'birthYear':
        return format.number(Number(value), { useGrouping: false }) || value;
      case 'phone':
        return <bdi dir="ltr">{value}</bdi>;
      default:
        return <bdi>{value}</bdi>;
    }
  };
}
