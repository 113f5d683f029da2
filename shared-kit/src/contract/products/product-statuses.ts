export const productStatuses = ['draft', 'published', 'archived'] as const;
