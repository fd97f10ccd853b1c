/**
 * Whether each test on PostgreSQL gets two servers on one database and one store, and chance picks who answers: what a
 * server would keep to itself between two requests shows (`npm run test:many`).
 */
export const isMany = process.env.TEST_MANY === 'on'
