/** The build of the widgets is served as it is, from the folder that both sites share. */
export default {
  publicDir: '../public',
  outDir: './_site',
  devToolbar: { enabled: false },
};
