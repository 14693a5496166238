import { resolve } from 'node:path'
import type { Schemas } from '../../contract.ts'
import { isApiError } from '../../errors.ts'
import { textOf } from '../arguments.ts'
import { type Command, type Context, exits, printJson, wordsOf } from '../command.ts'
import { changeProfile } from '../profile.ts'

export const login: Command = {
  options: { email: 'string', mfa: 'string', remember: 'boolean' },
  async run(context) {
    wordsOf(context)
    const { options, terminal, say, profile, server, anonymous } = context
    const email = textOf(options, 'email') ?? (await terminal.ask(say('ask.email')))
    const senha = await terminal.ask(say('ask.senha'), true)
    const user = await withMfa(context, textOf(options, 'mfa'), (mfa_code) =>
      anonymous.login({ email, senha, ...(options.remember ? { remember_me: true } : {}), ...mfa_code })
    )
    const ca = textOf(options, 'ca')
    await changeProfile(profile.path, {
      server,
      email,
      tokens: anonymous.tokens(),
      ...(ca ? { ca: resolve(ca) } : {})
    })
    if (context.json) printJson(context, { user, server, profile: profile.name })
    else terminal.out(say('login.done', { nome: user.nome, server, profile: profile.name }))
    return exits.well
  }
}

export const logout: Command = {
  options: {},
  async run(context) {
    wordsOf(context)
    await context.client.logout()
    if (context.json) printJson(context, { ok: true })
    else context.terminal.out(context.say('logout.done'))
    return exits.well
  }
}

type Mfa = Pick<Schemas['Entrada'], 'mfa_code'>

/** Runs `work`, and asks for a code when the service requires one. */
async function withMfa<T>(
  { terminal, say }: Context,
  given: string | undefined,
  work: (code: Mfa) => Promise<T>
): Promise<T> {
  try {
    return await work(given ? { mfa_code: given } : {})
  } catch (error) {
    if (!isApiError(error, 'MFA_REQUIRED')) throw error
    return await work({ mfa_code: await terminal.ask(say('ask.mfa')) })
  }
}

/** Runs work that needs a recent login, asking for the password if necessary. */
export async function withFreshLogin<T>(context: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isApiError(error, 'REAUTHENTICATION_REQUIRED')) throw error
    const { terminal, say, client } = context
    terminal.note(say('error.fresh'))
    const senha = await terminal.ask(say('ask.senha'), true)
    await withMfa(context, undefined, (code) =>
      client.POST('/api/v1/auth/reauthenticate', { body: { senha, ...code } })
    )
    return await work()
  }
}
