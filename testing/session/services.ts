/** The sign-in services of the demo, on the page's own origin. */
export const services = {
  ssidLoginUrl: '/sso/login',
  ssidLogoutUrl: '/sso/logout',
  ssidUserInfo: '/sso/userInfo',
  ssidDomain: '/',
  b2bLoginRedirectEndpoint: '/sso/login?client=b2b',
  b2bLogoutRedirectEndpoint: '/sso/logout?client=b2b',
};
