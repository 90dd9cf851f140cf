import type { Language } from '#src/i18n/languages.ts';
import { formatIssue, ConfigError } from '#src/schema/issues.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { findSiteScript } from './config-script.ts';
import { pageBody } from './dom.ts';
import { pageAddress } from './history.ts';
import { createPage, toMode, type Page, type Providers } from './page.ts';
import { siteSchema, type Site } from './site.schema.ts';

/**
 * Reads the page that this document shows; says on the console what of it cannot be read.
 *
 * @param language as the loader read it at its start: a translator may have changed `<html lang>` since
 * @param providers names of widgets that provide something, as the loader's table has them
 */
export function readPage(language: Language, providers: Providers = ''): Page {
  const marks = pageBody().dataset;
  if (toMode(marks['mode']) === undefined) {
    console.warn(
      `tourism-widgets: data-mode="${marks['mode']}" is neither B2C nor B2B; the page counts as B2C.`,
    );
  }
  const url = withoutTokens(pageAddress());
  return createPage(marks, {
    url: url.href,
    language,
    site: readSite(),
    providers,
  });
}

/**
 * The address without what a mail's link carried: links to other languages and to places of this page are made of it, and a
 * token stands in none of them (trust, row 27).
 */
function withoutTokens(url: URL): URL {
  const names = [...url.searchParams.keys()].filter((name) => /token/i.test(name));
  names.forEach((name) => url.searchParams.delete(name));
  return url;
}

function readSite(): Site {
  try {
    const { config, issues } = readConfig(siteSchema, findSiteScript()?.textContent ?? '');
    if (issues.length > 0) {
      console.error(`tourism-widgets: site configuration: ${issues.map(formatIssue).join('; ')}`);
    }
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`tourism-widgets: the site configuration is ignored: ${error.message}`);
    return readConfig(siteSchema, '').config;
  }
}
