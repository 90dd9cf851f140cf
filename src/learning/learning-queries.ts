import { queryOptions } from '@tanstack/react-query';
import { learningPaths, learningReport } from '#src/api/portal-endpoints.ts';
import type { User } from '#src/api/user.ts';
import type { Schema } from '#src/schema/node.ts';
import { isAsked, personalKey } from '#src/session/queries.ts';
import type { Api } from '#src/session/useApi.ts';
import { isRefused } from './is-refused.ts';
import { badgesAnswer, coursesAnswer, membersAnswer, pathsAnswer } from './learning.schema.ts';

/**
 * What is asked about a visitor's learning (E1, E2), in the page's language: forgotten with the session, one fetch a page,
 * nobody is asked for an anonymous visitor nor on an author's page. What is the visitor's own is asked anew when the tab comes
 * back, since a step is completed at its own address.
 */

/** Once more, but not where the visitor is refused. */
const retry = (failures: number, error: Error): boolean => failures < 1 && !isRefused(error);

const report =
  <Entry>(apiType: string, answer: Schema<{ readonly items: Entry[] }>, isOwn = true) =>
  (api: Api, user: User | null) =>
    queryOptions({
      queryKey: personalKey(user, 'learning', apiType, api.page.language),
      queryFn: async ({ signal }) =>
        (await api.fetchJson(learningReport(apiType, api.page.language), answer, { signal })).items,
      enabled: isAsked(api, user),
      refetchOnWindowFocus: isOwn && 'always',
      retry,
    });

export const completedQuery = report('completed', coursesAnswer);
export const progressQuery = report('progress', coursesAnswer);
export const badgesQuery = report('badges', badgesAnswer);
export const membersQuery = report('members', membersAnswer, false);

export const pathsQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: personalKey(user, 'learning', 'paths', api.page.language),
    queryFn: async ({ signal }) =>
      (await api.fetchJson(learningPaths(api.page.language), pathsAnswer, { signal })).paths,
    enabled: isAsked(api, user),
    refetchOnWindowFocus: 'always',
    retry,
  });
