import { describe, expect, test } from 'vitest';
import { createPage } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { ownAddress } from './own-address.ts';

const pageAt = (url: string) =>
  createPage(
    {},
    {
      url,
      language: 'en',
      site: readValue(siteSchema, {
        apiOrigin: 'https://api.example.com',
        stagingOrigin: 'https://staging.example.com',
        allowedOrigins: ['https://forms.example.org/intake', 'https://rates.example.net'],
        userApi: { ssidDomain: 'sso.example.com' },
      }),
    },
  );
const home = pageAt('https://visit.example.com/en/home.html');

describe('an own address of a widget', () => {
  test.each([
    ['/forms/contact', 'https://visit.example.com/forms/contact'],
    ['contact', 'https://visit.example.com/en/contact'],
    ['/bin/forms/contact', 'https://api.example.com/bin/forms/contact'],
    ['https://api.example.com/x?y=1', 'https://api.example.com/x?y=1'],
  ])('on the site or at its services knows the visitor: %s', (address, url) => {
    expect(ownAddress(home, address)).toEqual({ call: { address: url, needsToken: true } });
  });

  test.each(['https://forms.example.org/elsewhere', 'https://rates.example.net/'])(
    'at an origin that the site allows learns nothing of the visitor: %s',
    (address) => {
      expect(ownAddress(home, address)).toEqual({ call: { address, isAnonymous: true } });
    },
  );

  test.each([
    'https://evil.example/x',
    '//evil.example/x',
    'https://forms.example.org.evil.example/',
    'http://forms.example.org/',
    'https://forms.example.org:8443/',
    'https://me@forms.example.org/',
    'https://sso.example.com/',
    'https://staging.example.com/',
    'javascript:alert(1)',
    'data:text/plain,x',
    'mailto:a@b.example',
    'https://',
  ])('elsewhere is wrong, and the author is told where it may lie: %s', (address) => {
    expect(ownAddress(home, address)).toEqual({
      expected:
        'address: https://visit.example.com | https://api.example.com | https://forms.example.org | https://rates.example.net',
    });
  });

  test('on a developer’s machine lies at the staging host, too', () => {
    const { call } = ownAddress(pageAt('http://localhost:3000/en/'), '/bin/forms');
    expect(call).toEqual({ address: 'https://staging.example.com/bin/forms', needsToken: true });
  });
});
