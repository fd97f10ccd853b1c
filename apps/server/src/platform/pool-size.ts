/**
 * How many threads Node's pool has, which reads the environment when its first piece of work comes. At most three hash
 * passwords and two draw pictures, for long; three are left for files, so that no commit waits for its sync behind them.
 */
process.env.UV_THREADPOOL_SIZE ??= '8'
