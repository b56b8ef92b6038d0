/** The wiki and the request of the recorded pages. */
export const recordedWiki = {
  siteName: 'TestWiki',
  server: 'https://wiki.example',
  scriptPath: '',
  articlePath: '/index.php/$1',
  version: '1.43.9',
  requestId: '9de49df1c7ffa6cd138407e6',
  responseTime: 28,
} as const;
