import { queryOptions } from '@tanstack/react-query';
import type { User } from '#src/api/user.ts';
import { isAsked, personalKey } from '#src/session/queries.ts';
import type { Api } from '#src/session/useApi.ts';
import { askForForm } from './calls.ts';
import { requestForm } from './request.schema.ts';

/** The form of a request in the page's language (T2). Nobody is asked for an anonymous visitor, nor on an author's page. */
export const formQuery = (api: Api, user: User | null, formKey: string | undefined) =>
  queryOptions({
    queryKey: personalKey(user, 'access-request', api.page.language, formKey),
    queryFn: ({ signal }) => api.fetchJson(askForForm(api.page.language, formKey), requestForm, { signal }),
    enabled: isAsked(api, user),
    retry: false,
    // What was typed into a form stays in it: another definition may come with the next page.
    staleTime: Infinity,
  });
