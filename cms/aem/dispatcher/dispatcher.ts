import type { Files } from '../../release.ts';
import { callHeaders, dictionaryLanguages, signOnCalls, siteCalls, type SiteCall } from './calls.ts';

/**
 * What the administrators of an AEM site add to the Dispatcher's configuration, made from the table of calls
 * (`calls.ts`, decision 111). Adobe's default filters deny what they do not name, and nothing below `/bin/` is named there.
 */
export const dispatcherFiles = (): Files =>
  new Map(
    Object.entries({
      'README.md': readMe,
      [filtersPath]: filters,
      [signOnFiltersPath]: signOnFilters,
      [clientHeadersPath]: clientHeaders,
      [cacheRulesPath]: cacheRules,
      [headersPath]: headers,
    }),
  );

/** Paths in the configuration of a site, as Adobe's archetype lays it out. */
export const filtersPath = 'conf.dispatcher.d/filters/tourism-widgets_filters.any';
export const signOnFiltersPath = 'conf.dispatcher.d/filters/tourism-widgets_sign-on_filters.any';
export const clientHeadersPath = 'conf.dispatcher.d/clientheaders/tourism-widgets_clientheaders.any';
export const cacheRulesPath = 'conf.dispatcher.d/cache/tourism-widgets_rules.any';
export const headersPath = 'conf.d/vhosts/tourism-widgets.headers';

const neverRun =
  '# Made from the table of calls, and checked by a reader of such files. The Dispatcher itself never ran it.';

/** Where the client library's files lie in public. */
const libraryPath = '/etc.clientlibs/tourism-widgets/';

const fileEndings = 'avif|css|gif|ico|jpg|js|mp3|png|svg|webp|woff2';

/** A text as it stands in a regular expression. */
const literal = (text: string): string => text.replaceAll('.', '\\.');

/** A path's variable parts, as regular expressions without a dot or a slash. */
const patternOf = (path: string): string =>
  literal(path)
    .replace(':language', `(${dictionaryLanguages.join('|')})`)
    .replace(':id', '[A-Za-z0-9_-]+');

/**
 * The pattern of a path: the parts of an address that Sling knows, each exact, so that no selector, extension or suffix
 * gets in and a query may follow. A rule on selectors holds where one of several fits, so that it must only name none: the
 * dictionary, whose language is a selector, goes by the whole address.
 */
function addressOf({ path }: SiteCall): string {
  if (path.includes(':language')) return `/url '${patternOf(path)}'`;
  const [resource = '', extension = ''] = path.split('.');
  const named = resource.includes(':') ? `'${patternOf(resource)}'` : `"${resource}"`;
  return `/path ${named} /selectors "" /extension "${extension}" /suffix ""`;
}

/** Rules are told apart by their names alone; the order is that of the file. */
const numberOf = (index: number): string => String(index + 1).padStart(2, '0');

const ruleOf = (call: SiteCall, index: number): string =>
  `/tourism_${numberOf(index)}_${call.name} { /type "allow" /method "${call.method}" ${addressOf(call)} }`;

const filters = `${neverRun}
# Include it behind the default filters, which deny everything first: the last rule that matches a request decides.

# Calls of the widgets, each by its method and exact path.
${siteCalls.map(ruleOf).join('\n')}

# Files of the build. No segment begins with a dot, and no JSON is read there.
/tourism_files { /type "allow" /method "GET" /url '${literal(libraryPath)}([A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*\\.(${fileEndings})' }

# The rules above would let these in again, wherever they stand among the parameters.
/tourism_authoring { /type "deny" /query '(.*&)?(debug|wcmmode)([=&].*)?' }
`;

const signOnFilters = `${neverRun}
# Only where the sign-on service of "userApi" is this site itself: include it before tourism-widgets_filters.any.
${signOnCalls.map(ruleOf).join('\n').replaceAll('/tourism_', '/tourism_sign_on_')}
`;

const clientHeaders = `${neverRun}
# Beside the default headers: the visitor's token, and the key of a session's validation.
${callHeaders.map((name) => `"${name}"`).join('\n')}
`;

/** Personal paths, each once. */
const personalPaths = [
  ...new Set([...siteCalls, ...signOnCalls].filter(({ isPersonal }) => isPersonal).map(({ path }) => path)),
];

const cacheRules = `${neverRun}
# Include it behind the default rules of /cache: what is for one visitor is never kept for another.
${personalPaths.map((path, index) => `/tourism_${numberOf(index)} { /glob "${path.replace(':id', '*')}" /type "deny" }`).join('\n')}
`;

const headers = `${neverRun}
# Include it in the site's virtual host.

# Names of these files say what they hold: they are kept for ever. An error is not.
<LocationMatch "^${literal(libraryPath)}clientlibs/site/resources/assets/">
  Header set Cache-Control "public, max-age=31536000, immutable" "expr=%{REQUEST_STATUS} == 200"
</LocationMatch>

# These have the same names in every release.
<LocationMatch "^${literal(libraryPath)}clientlibs/site/resources/[a-z]+\\.(css|js)$">
  Header set Cache-Control "public, max-age=300" "expr=%{REQUEST_STATUS} == 200"
</LocationMatch>

# Neither the Dispatcher, a CDN nor the browser keeps what is for one visitor.
<LocationMatch "^(${personalPaths.map(patternOf).join('|')})$">
  Header onsuccess unset Cache-Control
  Header always set Cache-Control "private, no-store"
</LocationMatch>
`;

const readMe = `# For AEM's Dispatcher

What a site with these widgets adds to the configuration of its Dispatcher, laid out as in Adobe's archetype. A reader of such
files checked the filters against addresses that must pass and must not. **The Dispatcher itself never ran them**: try them in
Adobe's Dispatcher tools first.

| file | goes into |
|---|---|
| \`${filtersPath}\` | \`filters.any\`, behind the default filters |
| \`${signOnFiltersPath}\` | the same, before it, only where \`userApi\` names this site itself |
| \`${clientHeadersPath}\` | \`clientheaders.any\`, behind the default headers |
| \`${cacheRulesPath}\` | \`rules.any\`, behind the default rules |
| \`${headersPath}\` | the site's virtual host, by \`Include\` |

Not in them: addresses that an author names for a widget (\`submitUrl\` and the like), addresses of downloads that the service
answers with, vector graphics outside \`/content/dam\`. Each needs a rule of the site's own. Where pages have another origin than
\`apiOrigin\`, the browser asks by OPTIONS first, which needs a rule and CORS headers.
`;
