/** The build of the widgets is served as it is, from the folder that both sites share. */
export default (config) => {
  config.addPassthroughCopy({ '../public': '/' });
  return { dir: { input: 'src', output: '_site' } };
};
