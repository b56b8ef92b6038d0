import type { ConfigurationRow } from './row';

/** All configurations that are compared. To add one is to add a row. */
export const rows: readonly ConfigurationRow[] = [
  { name: 'plain', settings: [] },
  { name: 'short-addresses', settings: ['$wgArticlePath = "/wiki/$1";'] },
  {
    name: 'w-with-short-addresses-and-uploads',
    folder: '/w',
    settings: ['$wgScriptPath = "/w";', '$wgArticlePath = "/wiki/$1";', '$wgEnableUploads = true;'],
  },
  { name: 'uploads', settings: ['$wgEnableUploads = true;'] },
  { name: 'site-name', settings: ['$wgSitename = "Wiki of Zürich & friends";', '$wgMetaNamespace = "About";'] },
  {
    name: 'namespaces',
    settings: [
      'define("NS_PORTAL", 100);',
      'define("NS_PORTAL_TALK", 101);',
      '$wgExtraNamespaces[100] = "Portal";',
      '$wgExtraNamespaces[101] = "Portal_talk";',
      '$wgNamespaceAliases["P"] = 100;',
      '$wgNamespacesWithSubpages[100] = true;',
      '$wgContentNamespaces[] = 100;',
    ],
  },
  { name: 'case-sensitive', settings: ['$wgCapitalLinks = false;'], refreshLinks: true },
  { name: 'https-server', settings: ['$wgServer = "https://wiki.example";'] },
];
