/** The English texts of what a wiki says of itself (reading 7, 8). Data, nothing else. */
export const describingTexts = {
  'apierror-siteinfo-includealldenied': "Cannot view all servers' info unless <var>$wgShowHostnames</var> is true.",
  'apierror-badmodule-badsubmodule': 'The module <kbd>$1</kbd> does not have a submodule "$2".',
} as const;
