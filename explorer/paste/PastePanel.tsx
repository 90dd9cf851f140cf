import { useId, useMemo, useState } from 'react';
import { UnstorableError } from '../../cms/aem/stored.ts';
import { fallbackOf } from '../../cms/templates/fallback.ts';
import { attributeForm, scriptForm, type MountParts } from '../../cms/templates/snippets.ts';
import { nativeName } from '#src/i18n/native-name.ts';
import type { Config, SiteData, Surroundings, WidgetData } from '../data.ts';
import { Tabs } from '../Tabs.tsx';
import { useWords } from '../words.ts';
import { contentXml, htlLine } from './aem.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { nunjucksCall } from './nunjucks.ts';
import { headOf, pageLines, preloadHints } from './page-head.ts';
import { policyFor } from './policy.ts';
import { PolicyBlock } from './PolicyBlock.tsx';
import { useRichText } from './useRichText.ts';
import { wordpressBlock } from './wordpress.ts';
import words from './words.json' with { type: 'json' };

interface Props {
  readonly widget: WidgetData;
  readonly site: SiteData;
  readonly config: Config;
  readonly surroundings: Surroundings;
}

/** What stands in a tab, with the mount element's parts. */
interface TabProps extends Props {
  readonly parts: MountParts;
}

const systems = ['html', 'aem', 'nunjucks', 'wordpress', 'page'] as const;

/** The configuration as it is now, for each system that pages come from, and what the page around it needs. */
export function PastePanel(props: Props) {
  const { widget, config, surroundings } = props;
  const t = useWords(words);
  const headingId = useId();
  const [chosen, setChosen] = useState<(typeof systems)[number]>('html');
  const writeRichText = useRichText();
  const parts = useMemo(
    () => ({
      fallback: fallbackOf(widget.form, config, writeRichText),
      attributes: surroundings.margin === 'sm' ? { 'data-margin': 'sm' } : {},
    }),
    [widget.form, config, writeRichText, surroundings.margin],
  );
  const Tab = tabs[chosen];

  return (
    <section className="ex-paste" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <p className="ex-paste-lead">{t('lead')}</p>
      {surroundings.language !== 'en' && (
        <p className="ex-hint">
          {t('forLanguage', { language: nativeName(surroundings.language) })}{' '}
          <code dir="ltr" translate="no">
            {pageLines(surroundings).split('\n')[0]}
          </code>
        </p>
      )}
      <Tabs
        label={t('systems')}
        tabs={systems.map((name) => ({ name, title: t(name) }))}
        selected={chosen}
        onSelect={setChosen}
        look="segments"
      >
        <div className="ex-paste-panel">
          <Tab {...props} parts={parts} />
        </div>
      </Tabs>
    </section>
  );
}

function HtmlTab({ widget, config, surroundings, parts }: TabProps) {
  const t = useWords(words);
  return (
    <>
      <CodeBlock
        title={t('script')}
        about={t('scriptAbout')}
        copy={t('copyScript')}
        code={scriptForm(widget.form, config, parts)}
      />
      <CodeBlock
        title={t('attribute')}
        about={t('attributeAbout')}
        copy={t('copyAttribute')}
        code={attributeForm(widget.form, config, parts)}
      />
      <CodeBlock
        title={t('body')}
        about={t('bodyAbout')}
        copy={t('copyBody')}
        code={pageLines(surroundings)}
      />
    </>
  );
}

function AemTab({ widget, config, surroundings }: TabProps) {
  const t = useWords(words);
  const stored = storedOrNot(() => contentXml(widget.form, config));
  return (
    <>
      <CodeBlock title={t('htl')} about={t('htlAbout')} copy={t('copyHtl')} code={htlLine(widget.form)} />
      {stored instanceof UnstorableError ? (
        <div className="ex-paste-block">
          <h3>{t('node')}</h3>
          <p className="ex-error">
            {t('unstorable')}{' '}
            <span lang="en" dir="ltr">
              {stored.message}
            </span>
          </p>
          <p className="ex-hint">{t('unstorableHelp')}</p>
        </div>
      ) : (
        <CodeBlock title={t('node')} about={t('nodeAbout')} copy={t('copyNode')} code={stored}>
          <MarginNote surroundings={surroundings} config={config} />
        </CodeBlock>
      )}
    </>
  );
}

const storedOrNot = (write: () => string): string | UnstorableError => {
  try {
    return write();
  } catch (error) {
    if (error instanceof UnstorableError) return error;
    throw error;
  }
};

/** Where the CMS writes the mount element, a margin is the configuration's. */
function MarginNote({ surroundings, config }: Pick<Props, 'surroundings' | 'config'>) {
  const t = useWords(words);
  return surroundings.margin === 'sm' && !config['pageMargin'] ? (
    <p className="ex-hint">{t('marginInForm')}</p>
  ) : null;
}

function NunjucksTab({ widget, config, parts }: TabProps) {
  const t = useWords(words);
  return (
    <CodeBlock
      title={t('macro')}
      about={t('macroAbout')}
      copy={t('copyMacro')}
      code={nunjucksCall(widget.form, config, parts)}
    />
  );
}

function WordpressTab({ widget, config, surroundings, parts }: TabProps) {
  const t = useWords(words);
  return (
    <CodeBlock
      title={t('block')}
      about={t('blockAbout')}
      copy={t('copyBlock')}
      code={wordpressBlock(widget.form, config, parts.fallback)}
    >
      <MarginNote surroundings={surroundings} config={config} />
    </CodeBlock>
  );
}

function PageTab({ widget, site, config, surroundings }: TabProps) {
  const t = useWords(words);
  const hints = preloadHints(widget, site, surroundings.language);
  return (
    <>
      <CodeBlock title={t('head')} about={t('headAbout')} copy={t('copyHead')} code={headOf()} />
      {hints === undefined ? (
        <div className="ex-paste-block">
          <h3>{t('hints')}</h3>
          <p className="ex-hint">{t('notBuilt')}</p>
        </div>
      ) : (
        <CodeBlock title={t('hints')} about={t('hintsAbout')} copy={t('copyHints')} code={hints} />
      )}
      <PolicyBlock policy={policyFor([{ form: widget.form, config }], surroundings.language)} />
    </>
  );
}

const tabs = {
  html: HtmlTab,
  aem: AemTab,
  nunjucks: NunjucksTab,
  wordpress: WordpressTab,
  page: PageTab,
};
