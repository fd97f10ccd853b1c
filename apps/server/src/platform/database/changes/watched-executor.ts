import type {
  CompiledQuery,
  ConnectionProvider,
  DatabaseConnection,
  KyselyPlugin,
  QueryExecutor,
  QueryId,
  QueryResult,
  RootOperationNode,
} from 'kysely'
import type { WatchedStatements } from './watched-statements.ts'

/** Runs statements as another executor does, under a watch. */
export class WatchedExecutor implements QueryExecutor {
  readonly #executor: QueryExecutor
  readonly #watch: WatchedStatements

  constructor(executor: QueryExecutor, watch: WatchedStatements) {
    this.#executor = executor
    this.#watch = watch
  }

  get adapter() {
    return this.#executor.adapter
  }

  get plugins() {
    return this.#executor.plugins
  }

  transformQuery<T extends RootOperationNode>(node: T, queryId: QueryId): T {
    return this.#executor.transformQuery(node, queryId)
  }

  /** What the builder asked for stays beside what runs: it tells whether an answer has rows by that. */
  compileQuery<R = unknown>(node: RootOperationNode, queryId: QueryId): CompiledQuery<R> {
    return { ...this.#executor.compileQuery<R>(this.#watch.prepare(node), queryId), query: node }
  }

  executeQuery<R>(query: CompiledQuery<R>, options?: Parameters<QueryExecutor['executeQuery']>[1]) {
    return this.#watch.around(query, () => this.#executor.executeQuery(query, options))
  }

  stream<R>(query: CompiledQuery<R>, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#executor.stream(query, chunkSize)
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return this.#executor.provideConnection(consumer)
  }

  withConnectionProvider(provider: ConnectionProvider): QueryExecutor {
    return this.#with(this.#executor.withConnectionProvider(provider))
  }

  withPlugin(plugin: KyselyPlugin): QueryExecutor {
    return this.#with(this.#executor.withPlugin(plugin))
  }

  withPlugins(plugins: readonly KyselyPlugin[]): QueryExecutor {
    return this.#with(this.#executor.withPlugins(plugins))
  }

  withPluginAtFront(plugin: KyselyPlugin): QueryExecutor {
    return this.#with(this.#executor.withPluginAtFront(plugin))
  }

  withoutPlugins(): QueryExecutor {
    return this.#with(this.#executor.withoutPlugins())
  }

  readonly #with = (executor: QueryExecutor): QueryExecutor => new WatchedExecutor(executor, this.#watch)
}
