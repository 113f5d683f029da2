/** What the shell says around a request. */
export const requestWords = {
  'attachment.choose': 'Attach files',
  'request-terms.country': 'Delivery country',
  'request-terms.country-missing': 'Choose a country.',
  'request-terms.incotermPlace': 'Named place',
  'request-terms.note': 'Words for the makers',
  'request-terms.replyBy': 'Reply by',
  'request-terms.replyBy-fault': 'Choose a day that lies ahead.',
  'request-terms.rule': 'Delivery term wished',
};
