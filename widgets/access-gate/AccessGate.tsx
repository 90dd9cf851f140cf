import { Section } from '#src/section/Section.tsx';
import { useConfigIssue } from '#src/session/useEndpointUrl.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './access-gate.module.css';
import { Area } from './Area.tsx';
import type en from './messages/en.json';
import { useAreaPage } from './useRedirect.ts';
import type widget from './widget.ts';

/** Fetched on an author's page only. */
const AllSides = lazyComponent(async () => (await import('./AllSides.tsx')).AllSides);

/** Lets partners into an area once they have accepted its terms, or have been given access. An author sees each state. */
export function AccessGate({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const areaPage = useAreaPage(config.redirectPath);
  const { termsHtml, termsVersion } = config;
  useConfigIssue('termsVersion', termsHtml && !termsVersion ? 'version' : undefined, termsVersion);
  if (!config.slotId && !areaPage) return null;
  if (cmsMode !== 'author') return <Area config={config} areaPage={areaPage} />;
  return (
    <Section config={config} label={t('label')} head={{ space: 'close' }} className={styles['section']}>
      <AllSides config={config} areaPage={areaPage} />
    </Section>
  );
}
