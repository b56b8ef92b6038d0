/** The English texts of watching, patrolling and recent changes (core 8.5 to 8.7; writing 3 to 5). Data, nothing else. */
export const writingTexts = {
  watchlistanontext: 'Please log in to view or edit items on your watchlist.',
  'apierror-permissiondenied': "You don't have permission to $1.",
  'action-editmywatchlist': 'edit your watchlist',
  invalidtitle: 'Invalid title',
  'paramvalidator-param-deprecated': 'The parameter "$1" has been deprecated.',

  'apierror-nosuchrcid': 'There is no recent change with ID $1.',
  'apierror-nosuchrevid': 'There is no revision with ID $1.',
  'apierror-notpatrollable': "The revision r$1 can't be patrolled as it's too old.",
  'markedaspatrollederror-noautopatrol': 'You are not allowed to mark your own changes as patrolled.',
  'tags-apply-no-permission': 'You do not have permission to apply change tags along with your changes.',
  'tags-apply-not-allowed-one': 'The tag "$1" is not allowed to be manually applied.',
  'tags-apply-not-allowed-multi': 'The following tags are not allowed to be manually applied: $1',

  'apierror-permissiondenied-patrolflag':
    'You need the <code>patrol</code> or <code>patrolmarks</code> right to request the patrolled flag.',
  'apierror-show': 'Incorrect parameter - mutually exclusive values may not be supplied.',
  'paramvalidator-badtimestamp': 'Invalid value "$2" for timestamp parameter "$1".',
  'paramvalidator-unclearnowtimestamp':
    'Passing "$2" for timestamp parameter "$1" has been deprecated. If for some reason you need to explicitly specify the current time without calculating it client-side, use "now".',
} as const;
