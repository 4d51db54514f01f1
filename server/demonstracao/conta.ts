// The account of the demonstration. Apart from what makes its data: journeys log in, and need none of the rest.
export const DEMO_EMAIL = 'demo@tabelao.example';
export const DEMO_PASSWORD = 'bola-na-rede-2026';
