import { useState } from 'react';
import { alerts } from '#src/alert/store.ts';
import { readConsent, type ConsentCategory } from '#src/consent/consent.ts';
import { useConsent } from '#src/consent/useConsent.ts';
import { useConsentLinks } from '#src/consent/useConsentLinks.ts';
import { writeConsent } from '#src/consent/write-consent.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { Answers } from './answers.ts';
import { Bar } from './Bar.tsx';
import { fixedOf, type Category } from './categories.ts';
import type en from './messages/en.json';
import { useIsFirst } from './useIsFirst.ts';
import type { Config } from './widget.ts';

/** Fetched when a visitor is near the button that opens it, or follows a link to it. */
const LazySettings = lazyComponent(async () => (await import('./Settings.tsx')).Settings);

interface Props {
  readonly config: Config;
  readonly categories: readonly Category[];
}

/** The bar while the question is open, and the settings whenever a visitor asks for them. */
export function Question({ config, categories }: Props) {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const page = usePage();
  const track = useTrack();
  const [isFirst, place] = useIsFirst();
  const isOpen = useConsent(page, 'necessary') === 'open';
  const [isChoosing, setChoosing] = useState(false);
  const choose = async () => {
    if (await LazySettings.load()) setChoosing(true);
    else alerts.raise({ type: 'error', description: shared('notLoaded') });
  };
  useConsentLinks(isFirst === true, () => void choose());

  if (!isFirst) return <div ref={place} />;
  const labels = {
    accept: config.acceptLabel || t('accept'),
    reject: config.rejectLabel || t('reject'),
    settings: config.settingsLabel || t('settings'),
  };
  const answer = (clickText: string, allowed: Iterable<ConsentCategory>) => {
    setChoosing(false);
    writeConsent(page, allowed, (isKept) => {
      track({ event: 'consent_update', clickText });
      if (!isKept) alerts.raise({ type: 'warning', description: t('notKept'), autoClose: false });
      else alerts.raise({ type: 'success', description: t('saved') });
    });
  };
  const all = categories.map(({ key }) => key);
  const answers: Answers = {
    acceptAll: () => answer(labels.accept, all),
    rejectAll: () => answer(labels.reject, fixedOf(categories)),
    save: (allowed) => answer(t('save'), allowed),
  };
  return (
    <div ref={place}>
      {isOpen && (
        <Bar
          config={config}
          labels={labels}
          answers={answers}
          onNear={() => void LazySettings.load()}
          onSettings={() => void choose()}
        />
      )}
      {isChoosing && (
        <LazySettings
          categories={categories}
          allowed={readConsent(page) ?? []}
          policyLink={config.policyLink}
          labels={labels}
          answers={answers}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
