// What the profile page offers to choose from. Apart from its schema, which browsers do not need.

/** Where people play; the order is the order on screen. */
export const PLATAFORMAS = ['psn', 'xbox', 'ea', 'efootball', 'steam', 'nintendo'] as const;
