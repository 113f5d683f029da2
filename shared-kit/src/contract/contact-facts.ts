/** What somebody may write to the market's staff about. */
export const contactTopics = ['buying', 'selling', 'banking', 'account', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Characters of a message through the contact form. */
export const contactMessageLength = { min: 10, max: 4000 } as const;
