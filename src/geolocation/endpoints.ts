import type { Call } from '#src/api/call.ts';

/** Where the visitor seems to be (G1), from the service that the site configuration names. */
export const geolocation = (geolocationUrl: string): Call => ({
  method: 'GET',
  address: geolocationUrl,
  isAnonymous: true,
});
