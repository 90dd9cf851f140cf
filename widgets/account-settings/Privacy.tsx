import { useState, useSyncExternalStore } from 'react';
import { exportAnswer } from '#src/account/account.schema.ts';
import type { OwnAddress } from '#src/api/own-address.ts';
import { findProvider } from '#src/page/providers.ts';
import { useApi } from '#src/session/useApi.ts';
import { safeSource } from '#src/text/safe-link.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './account-settings.module.css';
import { ActionButton } from './ActionButton.tsx';
import type en from './messages/en.json';
import { useAction } from './useAction.ts';

/** Apart for the words of all keys, which nobody else reads. */
const DeviceList = lazyComponent(async () => (await import('./DeviceList.tsx')).DeviceList);

interface Props {
  readonly privacyLink: string | undefined;
  /** Where a member's data are asked for. */
  readonly exportCall: OwnAddress['call'];
  /** Whose file may stand here; empty for an anonymous visitor. */
  readonly visitor: string;
}

/** Consent, the visitor's data as a file, and what this device keeps. */
export function Privacy({ privacyLink, exportCall, visitor }: Props) {
  const headingLevel = useHeadingLevel();
  const t = useMessages<typeof en>();
  const page = usePage();
  const asksConsent = useSyncExternalStore(
    never,
    () => findProvider(page, 'consent') !== null,
    () => false,
  );
  return (
    <>
      {asksConsent && (
        <div className={styles['part']}>
          <Heading level={headingLevel} look="h4">
            {t('consentTitle')}
          </Heading>
          <p>{t('consentText')}</p>
          <Button
            look="stroke"
            size="small"
            href="#consent"
            event={{ event: 'cta_click', clickText: t('consentOpen') }}
          >
            {t('consentOpen')}
          </Button>
        </div>
      )}
      {exportCall && (
        <div className={styles['part']}>
          <Heading level={headingLevel} look="h4">
            {t('exportTitle')}
          </Heading>
          <DataExport key={visitor} call={exportCall} />
        </div>
      )}
      <div className={styles['part']}>
        <DeviceList />
      </div>
      {privacyLink && (
        <p>
          <Link
            className={styles['link']}
            href={privacyLink}
            event={{ event: 'cta_click', clickText: t('privacyLink') }}
          >
            <span>{t('privacyLink')}</span>
          </Link>
        </p>
      )}
    </>
  );
}

/** Has a file made with the visitor's data, and links to it. */
function DataExport({ call }: { readonly call: NonNullable<OwnAddress['call']> }) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const track = useTrack();
  const action = useAction();
  const [file, setFile] = useState<string>();
  const ask = async (signal: AbortSignal) => {
    const { url } = await api.fetchJson({ method: 'POST', ...call, body: {} }, exportAnswer, { signal });
    setFile(safeSource(url, call.address));
    track({ event: 'form_submit', clickText: 'export' });
  };
  return (
    <>
      <p>{t('exportText')}</p>
      <p role="status" className={styles['done']}>
        {file ? t('exportReady') : ''}
      </p>
      {file ? (
        // As the service names it: relative to where it was asked for.
        <a
          className={styles['link']}
          href={new URL(file, call.address).href}
          download=""
          onClick={() => track({ event: 'download', clickText: 'export' })}
        >
          <span>{t('download')}</span>
        </a>
      ) : (
        <ActionButton action={action} look="stroke" label={t('exportAsk')} onPress={() => action.run(ask)} />
      )}
    </>
  );
}

const never = () => () => {};
