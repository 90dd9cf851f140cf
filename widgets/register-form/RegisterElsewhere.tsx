import { useSyncExternalStore } from 'react';
import { languageRoot, safeRedirectTarget } from '#src/page/redirect-target.ts';
import { readReferral } from '#src/session/referral.ts';
import { useSignInPage } from '#src/sign-in/useSignInPage.ts';
import { referralQueryParams } from '#src/session/storage.ts';
import { subscribe } from '#src/storage/store.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

const subscribeReferral = (listener: () => void) => subscribe(referralQueryParams, listener);

/** Leads to the registration of a service, with the page's language and who sent the visitor. */
export function RegisterElsewhere({ address }: { readonly address: string }) {
  const t = useMessages<typeof en>();
  const page = useSignInPage();
  const referral = useSyncExternalStore(subscribeReferral, readReferral, () => '');
  const target = safeRedirectTarget(address, page);
  const url = new URL(target);
  const isRefused = target === languageRoot(page);
  if (!isRefused) {
    for (const [name, value] of new URLSearchParams(referral))
      if (!url.searchParams.has(name)) url.searchParams.append(name, value);
    url.searchParams.set('lang', page.language);
  }
  // An address of this site is written without its origin, as a server writes it.
  const href = url.origin === new URL(page.url).origin ? url.href.slice(url.origin.length) : url.href;
  return (
    <>
      {isRefused && <AuthorNote>{t('refused', { field: 'registerUrl' })}</AuthorNote>}
      <div>
        <Button href={href} event={{ event: 'cta_click', clickText: t('submit') }}>
          {t('submit')}
        </Button>
      </div>
    </>
  );
}
