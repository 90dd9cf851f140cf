import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../demo-pages/serve/policy.ts';
import { mountElement } from '../../demo-pages/html.ts';
import { loaderAddress } from './page-html.ts';
import { setStage, type ShownParts } from './stage.ts';

/** Pages that list the Trusted Types policies that may be made (contract, section 1). */

const stage = setStage();
const body = '<p>The pass is <strong>closed</strong>.</p>';
const fallback = '<p>Fallback</p>';
const main = [
  mountElement('rich-text', { body }, { id: 'text', load: 'load' }).replace('</div>', `${fallback}</div>`),
  mountElement('emergency-banner', { messages: [{ title: 'Taif', body }] }, { id: 'emergency' }),
  mountElement(
    'breadcrumb',
    { items: ['Places', 'Taif'].map((ctaLabel) => ({ ctaLabel, ctaLink: `/en/${ctaLabel}` })) },
    { id: 'path', load: 'load' },
  ),
].join('\n');

/** A page with this list, as soon as it shows what is wanted of the two texts. */
async function expectShown(list: string, wanted: object, parts: ShownParts = {}) {
  const headers = { 'content-security-policy': `${contentSecurityPolicy}; trusted-types ${list}` };
  const page = await stage.show(main, { headers, ...parts });
  const seen = async () => ({
    text: await page.locator('#text').innerText(),
    bold: await page.locator('#text strong').count(),
    emergency: await page.locator('#emergency').innerText(),
    boldInEmergency: await page.locator('#emergency strong').count(),
    structuredData: await page.locator('script[type="application/ld+json"]').count(),
  });
  await expect.poll(seen).toMatchObject(wanted);
  return page;
}

const words = expect.stringContaining('The pass is closed');

test.each<[string, string, ShownParts]>([
  ['names both', '', {}],
  [
    'names both, and that of a DOMPurify which the page has made already',
    ' dompurify',
    { before: (page) => page.addInitScript("trustedTypes.createPolicy('dompurify', {})") },
  ],
  [
    'names both, on a page that links the loader twice',
    '',
    { loaders: [loaderAddress, `${loaderAddress}?2`] },
  ],
])('a list that %s costs nothing', async (_, more, parts) => {
  const wanted = { text: words, bold: 1, emergency: words, boldInEmergency: 1, structuredData: 1 };
  await expectShown(`tourism-widgets tourism-widgets-html${more}`, wanted, parts);
});

test.each(["'none'", 'theirs dompurify'])(
  'with a list of %s the rich text fails alone, and the emergency does without markup',
  async (list) => {
    stage.expectFault(/tourism-widgets: the page refuses the policy "tourism-widgets/);
    stage.expectFault(/tourism-widgets: rich-text: Error: HTML may not be written/);
    stage.allowFault(/trusted-types|TrustedTypePolicy/);
    const wanted = { text: 'Fallback', bold: 0, emergency: words, boldInEmergency: 0, structuredData: 0 };
    const page = await expectShown(list, wanted);
    await expect.poll(() => page.locator('#text').getAttribute('data-status')).toBe('failed');
    expect(stage.faults.filter((fault) => fault.includes('refuses the policy'))).toHaveLength(1);
  },
);
