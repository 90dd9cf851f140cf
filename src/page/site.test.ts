import { describe, expect, test } from 'vitest';
import { formatIssue } from '#src/schema/issues.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { siteSchema } from './site.schema.ts';

const read = (config: object) => readConfig(siteSchema, JSON.stringify(config));

test('a site without a configuration has the defaults of the contract', () => {
  expect(readConfig(siteSchema, '')).toEqual({
    config: {
      authorityName: 'Saudi Tourism Authority',
      dataLayerName: 'dataLayer',
      allowedRedirectOrigins: [],
      allowedOrigins: [],
      allowedEmbedHosts: [],
      timeZone: 'Asia/Riyadh',
      numerals: 'latn',
      labels: {},
    },
    issues: [],
  });
});

describe('an origin is read from an address', () => {
  test.each([
    ['https://api.example.org', 'https://api.example.org'],
    ['https://api.example.org/', 'https://api.example.org'],
    ['https://api.example.org/bin?x=1', 'https://api.example.org'],
    ['HTTPS://API.Example.org:443', 'https://api.example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('%s', (address, origin) => {
    const { config, issues } = read({
      apiOrigin: address,
      stagingOrigin: address,
      allowedRedirectOrigins: [address],
    });
    expect(issues).toEqual([]);
    expect(config).toMatchObject({
      apiOrigin: origin,
      stagingOrigin: origin,
      allowedRedirectOrigins: [origin],
    });
  });

  test.each(['api.example.org', '/api', 'javascript:alert(1)', 'ftp://x.example', 'https://', 7, {}])(
    'and %j is none',
    (address) => {
      const { config, issues } = read({ apiOrigin: address });
      expect(config.apiOrigin).toBeUndefined();
      expect(issues.map(({ path }) => path)).toEqual(['apiOrigin']);
    },
  );

  test.each(['javascript:alert(1)', 'partner.example.org', 7])(
    '%j opens no way for a redirect, and is reported',
    (entry) => {
      const { config, issues } = read({ allowedRedirectOrigins: ['https://a.example', entry] });
      expect(config.allowedRedirectOrigins).toEqual(['https://a.example']);
      expect(issues.map(({ path }) => path)).toEqual(['allowedRedirectOrigins[1]']);
    },
  );
});

describe('a wrong field is reported, and its default holds', () => {
  test.each([
    [
      { timeZone: 'Asia/Atlantis' },
      'timeZone',
      'Asia/Riyadh',
      'timeZone: expected IANA time zone, found "Asia/Atlantis"',
    ],
    [{ numerals: 'roman' }, 'numerals', 'latn', 'numerals: expected latn | arab, found "roman"'],
    [{ dataLayerName: 7 }, 'dataLayerName', 'dataLayer', 'dataLayerName: expected string, found number 7'],
    [
      { authorityName: [] },
      'authorityName',
      'Saudi Tourism Authority',
      'authorityName: expected string, found array',
    ],
    [
      { geolocationUrl: 'javascript:1' },
      'geolocationUrl',
      undefined,
      'geolocationUrl: expected address, found "javascript:1"',
    ],
    [{ labels: 'Close' }, 'labels', {}, 'labels: expected record, found "Close"'],
  ] as const)('%o', (wrong, field, held, complaint) => {
    const { config, issues } = read(wrong);
    expect(config[field]).toEqual(held);
    expect(issues.map(formatIssue)).toEqual([complaint]);
  });

  test('in one entry only takes that entry', () => {
    const { config, issues } = read({ labels: { close: 'Shut', open: 7 } });
    expect(config.labels).toEqual({ close: 'Shut' });
    expect(issues.map(({ path }) => path)).toEqual(['labels.open']);
  });

  test('among the addresses for signing in leaves the others', () => {
    const { config } = read({
      userApi: { ssidLoginUrl: 'https://sso.example/login', ssidLogoutUrl: 'javascript:1' },
    });
    expect(config.userApi).toEqual({ ssidLoginUrl: 'https://sso.example/login' });
  });
});

test('fields that a CMS has left empty count as absent', () => {
  const empty = {
    apiOrigin: '',
    stagingOrigin: null,
    timeZone: '',
    numerals: '',
    labels: null,
    assetBase: '',
  };
  expect(read(empty)).toEqual(readConfig(siteSchema, ''));
});

describe('a host that may be embedded', () => {
  test.each([
    ['films.example.org', 'films.example.org'],
    ['Films.Example.org', 'films.example.org'],
    ['localhost:3000', 'localhost:3000'],
  ])('is %s', (entry, host) => {
    expect(read({ allowedEmbedHosts: [entry] })).toMatchObject({
      config: { allowedEmbedHosts: [host] },
      issues: [],
    });
  });

  test.each(['https://films.example.org', 'films.example.org/embed', 'me@films.example.org', 'a b', 7])(
    'is not %j, which is reported',
    (entry) => {
      const { config, issues } = read({ allowedEmbedHosts: ['a.example', entry] });
      expect(config.allowedEmbedHosts).toEqual(['a.example']);
      expect(issues.map(({ path }) => path)).toEqual(['allowedEmbedHosts[1]']);
    },
  );
});
