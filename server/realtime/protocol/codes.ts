// Codes with which the protocol says why a connection ends, and what its clients do then: 4000 to 4099 and from 4300
// on they stop for good, 4100 to 4199 they come back after a second, 4200 to 4299 at once.

export const CODES = {
  noSuchApp: 4001,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  unauthorised: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
  tooManyMessages: 4301,
} as const;
