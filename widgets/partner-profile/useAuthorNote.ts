import { useSignInPage } from '#src/sign-in/useSignInPage.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

const sources = { query: 'noteQuery', path: 'notePath', own: 'noteOwn' } as const;

/** What its author should know: where the company comes from, and what is missing. False for visitors. */
export function useAuthorNote({ idFrom, contactForm, contactUrl }: Config): string | false {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const domain = useSignInPage().site.userApi?.ssidDomain;
  if (cmsMode !== 'author') return false;
  const notes = [
    t(sources[idFrom]),
    ...(domain ? [] : [t('noteDomain')]),
    ...(contactForm && !contactUrl ? [t('noteContact')] : []),
  ];
  return notes.join(' ');
}
