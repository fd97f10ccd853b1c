/** A keeper has opened an account. */
export type KeeperRegistered = {
  readonly type: 'accounts.registered'
  readonly keeperId: number
  readonly username: string
  readonly email: string
}
