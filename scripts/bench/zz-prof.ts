import { connectTo, rate } from './client.ts'

const c = await connectTo('https://127.0.0.1:18443', '/tmp/profdata', 8)
const login = await c.request('POST', '/api/v1/usuarios/login', {
  email: 'medidora@saude.example',
  password: 'Dengue#2024'
})
const token = JSON.parse(login.body).access_token
console.log(
  await rate(8, 5000, async (i) => {
    await c.request('GET', `/api/v1/agravos/casos/${1 + (i % 200) * 5000}`, undefined, token)
  })
)
c.close()
