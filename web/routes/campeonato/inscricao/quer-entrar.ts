/** With this in the address the form opens by itself: the way back from the login. */
export const WANTS = 'inscrever';
